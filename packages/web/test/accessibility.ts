/** What axe has to say about a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Violations of its rules, one line each; none = fine. */
export async function violationsOf(page: Page): Promise<string[]> {
  // The policy of the page lets no script in from outside; the debugger may evaluate all the same.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const tool: unknown = Reflect.get(window, 'axe');
    if (typeof tool !== 'object' || tool === null) throw new Error('axe did not start');
    const run: unknown = Reflect.get(tool, 'run');
    if (typeof run !== 'function') throw new Error('axe has no run');
    const { violations } = await run.call(tool, document);
    return violations.flatMap(
      (violation: {
        id: string;
        nodes: readonly { target: readonly string[]; failureSummary?: string }[];
      }) =>
        violation.nodes.map(
          (node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
        ),
    );
  });
}
