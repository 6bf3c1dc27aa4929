import { type ExitCode } from '../exit-code.ts';
import { type Session } from '../session.ts';
export interface BenchPositionsOptions {}
export async function runBenchPositions(
  session: Session,
  file: string,
  options: BenchPositionsOptions,
): Promise<ExitCode> {
  void session;
  void file;
  void options;
  return 3;
}
