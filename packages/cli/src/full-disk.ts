/** Codes of the operating system for a disk that is full. */
export const FULL_DISK_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
