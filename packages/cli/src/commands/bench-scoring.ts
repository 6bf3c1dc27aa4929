import { type ExitCode } from '../exit-code.ts';
import { type Session } from '../session.ts';
export interface BenchScoringOptions {}
export async function runBenchScoring(
  session: Session,
  file: string,
  options: BenchScoringOptions,
): Promise<ExitCode> {
  void session;
  void file;
  void options;
  return 3;
}
