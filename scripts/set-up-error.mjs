/** A reason why the set-up cannot go on, told in one sentence per language, never as a stack trace. */
export class SetUpError extends Error {
  /**
   * @param {string} german
   * @param {string} english
   * @param {string} [output] what the failing program printed, worth showing first
   */
  constructor(german, english, output = '') {
    super(english);
    this.name = 'SetUpError';
    this.german = german;
    this.output = output;
  }
}

const NO_WRITE = new Set(['EACCES', 'EPERM', 'EROFS']);

/** What to tell about anything thrown during the set-up; bugs stay what they are. */
export function explain(error) {
  if (error instanceof SetUpError) return error;
  if (NO_WRITE.has(error?.code)) {
    return new SetUpError(
      `Keine Schreibrechte für ${error.path ?? 'diesen Ordner'}: bitte den Ordner beschreibbar machen oder an einen anderen Ort kopieren.`,
      `No permission to write ${error.path ?? 'this folder'}: make the folder writable or copy it elsewhere.`,
    );
  }
  if (error?.code === 'ENOSPC') {
    return new SetUpError(
      'Auf dem Datenträger ist kein Platz mehr: bitte etwa 400 MB frei machen.',
      'The disk is full: please free about 400 MB.',
    );
  }
  if (error?.code === 'ENOENT' && error.syscall === 'spawn npx') {
    return new SetUpError(
      'Das Programm npx fehlt: bitte npm installieren, es gehört zu Node (https://nodejs.org).',
      'The program npx is missing: install npm, it comes with Node (https://nodejs.org).',
    );
  }
  return error;
}
