import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bestzug, FOLDER, inRepository, MAIN, MINI_LIST } from './bestzug.ts';

const MINI = ['--list', MINI_LIST] as const;

describe.concurrent('the language', () => {
  test.each([
    ['German', [], {}, 'gültig'],
    ['English with --lang', ['--lang', 'en'], {}, 'valid'],
    ['English with BESTZUG_LANG', [], { BESTZUG_LANG: 'en' }, 'valid'],
    ['German with --lang against BESTZUG_LANG', ['--lang=de'], { BESTZUG_LANG: 'en' }, 'gültig'],
  ])('is %s', async (_name, args, env, verdict) => {
    const { stdout } = await bestzug(['check', 'HAUS', ...MINI, ...args], { env });
    expect(stdout).toContain(`HAUS: ${verdict}\n`);
  });

  test('of errors is the one asked for, also before the command is understood', async () => {
    const { stderr } = await bestzug(['bestt', '--lang', 'en']);
    expect(stderr).toMatch(/^Error: There is no command "bestt", perhaps "best" was meant/u);
  });

  test('in BESTZUG_LANG that does not exist is remarked on', async () => {
    const { code, stderr } = await bestzug(['check', 'HAUS', ...MINI], {
      env: { BESTZUG_LANG: 'fr' },
    });
    expect(code).toBe(0);
    expect(stderr).toContain('„fr“');
  });
});

test.concurrent('options of all commands may stand before and behind the command', async () => {
  const runs = [
    ['--json', '--lang', 'en', 'check', 'HAUS', ...MINI],
    ['check', 'HAUS', ...MINI, '--json', '--lang', 'en'],
  ];
  const [before, behind] = await Promise.all(runs.map((args) => bestzug(args)));
  expect(before).toEqual(behind);
  expect(before?.stdout).toBe('[{"input":"HAUS","word":"HAUS","valid":true}]\n');
});

test.concurrent('there are no colours where stdout is no terminal', async () => {
  const { stdout } = await bestzug(['best', 'DEN', ...MINI], { env: { FORCE_COLOR: '1' } });
  expect(stdout).not.toContain('\u001b');
});

describe.concurrent('help', () => {
  const commands = [
    [],
    ['best'],
    ['score'],
    ['check'],
    ['list'],
    ['list', 'build'],
    ['list', 'info'],
    ['list', 'diff'],
    ['bench'],
    ['bench', 'positions'],
    ['bench', 'scoring'],
    ['bench', 'selfplay'],
    ['match'],
    ['analyze'],
    ['convert'],
    ['puzzle'],
  ];

  test.each(commands.map((command) => [command.join(' ') || 'bestzug', command] as const))(
    'of %s is there in both languages, with an example that works as printed',
    async (_name, command) => {
      const cwd = inRepository('');
      const german = await bestzug([...command, '--help'], { cwd });
      const english = await bestzug([...command, '--help', '--lang', 'en']);
      expect([german.code, english.code]).toEqual([0, 0]);
      expect(german.stdout).toMatch(/^Aufruf: /u);
      expect(german.stdout).not.toMatch(/Usage|Options|Commands|display|\[options\]/u);
      expect(english.stdout).toMatch(/^Usage: [^]*\nExample: /u);
      expect(english.stdout).not.toMatch(/Angabe|Optionen|Befehl|Wörter/u);
      const example = /\nBeispiel: .*\n\n {2}(.*)/u.exec(german.stdout)?.[1] ?? '';
      expect(example).toContain('main.js');
      const typed = example
        .replace('haus.bzg', join(FOLDER, 'haus.bzg'))
        .replace(/ anna-ben\.gcg$/u, ` ${join(FOLDER, 'anna-ben.gcg')}`);
      const [code] = await once(spawn(typed, { cwd, shell: true, stdio: 'ignore' }), 'close');
      expect(code).toBe(example.includes('check') ? 1 : 0);
    },
  );

  test('of help names commands of commands as well', async () => {
    const named = await bestzug(['help', 'list', 'build']);
    expect(named).toEqual(await bestzug(['list', 'build', '--help']));
    expect(named.code).toBe(0);
  });

  test.each([[['nosuch', '--help']], [['help', 'nosuch']], [['list', 'nosuch', '--help']]])(
    'of a command that is none is refused: %j',
    async (args) => {
      const { code, stdout, stderr } = await bestzug(args);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^Fehler: Den Befehl „nosuch“ gibt es nicht[^\n]*\n$/u);
    },
  );

  test('names npm start where it was called through it', async () => {
    const env = { npm_lifecycle_event: 'start' };
    expect((await bestzug(['best', '--help'], { env })).stdout).toContain(
      '\n  npm start -- best "EEERST?"\n',
    );
  });

  test('shows the version', async () => {
    expect((await bestzug(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/u);
  });
});

describe.concurrent('the end', () => {
  test.runIf(existsSync('/dev/full'))('says that the output has no room', async () => {
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [MAIN, 'best', 'EIN', '--json', ...MINI], {
      stdio: ['ignore', full, 'pipe'],
    });
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text) => (stderr += text));
    const [code] = await once(child, 'close');
    closeSync(full);
    expect([code, stderr]).toEqual([
      3,
      'Fehler: Die Ausgabe ist unvollständig: Auf dem Datenträger ist kein Platz mehr.\n',
    ]);
  });

  test.runIf(process.platform !== 'win32')('comes at Ctrl-C to who waits for a pipe', async () => {
    const pipe = join(FOLDER, 'pipe.gcg');
    execFileSync('mkfifo', [pipe]);
    // The remark about the language shows that signals are listened to.
    const env = { ...process.env, BESTZUG_LANG: 'xx' };
    const child = spawn(process.execPath, [MAIN, 'analyze', pipe, ...MINI], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
    });
    await once(child.stderr, 'data');
    const again = setInterval(() => child.kill('SIGINT'), 20);
    const [code, signal] = await once(child, 'close');
    clearInterval(again);
    expect([130, 'SIGINT']).toContain(code ?? signal);
  });

  test('is quiet when nobody reads on', async () => {
    const child = spawn(process.execPath, [MAIN, 'best', 'EINRST?', '--all', '--json', ...MINI]);
    let stderr = '';
    child.stderr.on('data', (text) => (stderr += text));
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect([code, stderr]).toEqual([0, '']);
  });

  const positions = inRepository('packages/testkit/positions/positions.tsv');

  test.each([
    ['waiting for input', ['check', '-', ...MINI], 'HAUS: gültig'],
    // That the counts belong to another list is said just before the work begins.
    ['at work', ['bench', 'positions', positions, '--repeat', '9999', ...MINI], 'Wortliste'],
  ])('comes with 130 at Ctrl-C while %s', async (_name, args, sign) => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    child.stdin.write('HAUS\n');
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes(sign)) child.kill('SIGINT');
      });
    }
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
  });
});
