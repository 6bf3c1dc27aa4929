import { type ExitCode } from '../exit-code.ts';
import { type Session } from '../session.ts';
export interface BestOptions {}
export async function runBest(
  session: Session,
  rack: string | undefined,
  options: BestOptions,
): Promise<ExitCode> {
  void session;
  void rack;
  void options;
  return 3;
}
