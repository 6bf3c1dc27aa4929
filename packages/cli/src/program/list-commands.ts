/** Commands about word lists. */
import type { ListBuildOptions } from '../commands/list-build.ts';
import { checkoutPath } from '../invocation.ts';
import { addCommand, repeatedOption, within, type CommandFrame } from './command-frame.ts';

/** `list build`, `list info` and `list diff`. */
export function addListCommands(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { list, listBuild, listInfo, listDiff, values } = messages.help;
  const lists = within(frame, addCommand(frame, 'list', list, 'list info'));
  const source = `<${values.file}>`;
  const buildExample = `list build --base - --name haus -o haus.bzg`;
  addCommand(lists, 'build', listBuild, buildExample, 'echo HAUS | ')
    .addOption(repeatedOption(`--base ${source}`, listBuild.options.base).makeOptionMandatory())
    .addOption(repeatedOption(`--add ${source}`, listBuild.options.add))
    .addOption(repeatedOption(`--remove ${source}`, listBuild.options.remove))
    .option(`--name <${values.name}>`, listBuild.options.name)
    .requiredOption(`-o, --output ${source}`, listBuild.options.output)
    .option(`--max-length <${values.number}>`, listBuild.options.maxLength)
    .action(async (options: ListBuildOptions) => {
      const { runListBuild } = await import('../commands/list-build.ts');
      finish(await runListBuild(openSession(), options));
    });
  addCommand(lists, 'info', listInfo, 'list info')
    .argument(`[${listInfo.args.file[0]}]`, listInfo.args.file[1])
    .action(async (file: string | undefined) => {
      const { runListInfo } = await import('../commands/list-info.ts');
      finish(await runListInfo(openSession(), file));
    });
  const base = checkoutPath('wordlists/de/base.txt.gz');
  const german = checkoutPath('packages/cli/data/de.bzg');
  addCommand(lists, 'diff', listDiff, `list diff ${base} ${german}`)
    .argument(`<${listDiff.args.earlier[0]}>`, listDiff.args.earlier[1])
    .argument(`<${listDiff.args.later[0]}>`, listDiff.args.later[1])
    .action(async (earlier: string, later: string) => {
      const { runListDiff } = await import('../commands/list-diff.ts');
      finish(await runListDiff(openSession(), earlier, later));
    });
}
