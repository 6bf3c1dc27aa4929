import { describe, expect, test } from 'vitest';
import { MESSAGES_DE } from '../src/messages-de.ts';
import { MESSAGES_EN } from '../src/messages-en.ts';
import { parsePlayCommand } from '../src/play/play-command.ts';
import type { GameRefusal } from '../src/play/play-event.ts';
import { readPlayers } from '../src/play/seat.ts';

test.each([
  ['hilfe', { kind: 'help' }],
  ['?', { kind: 'help' }],
  ['TIPP', { kind: 'hint' }],
  ['hint!', { kind: 'hint' }],
  ['zurück', { kind: 'undo' }],
  ['zuru\u0308ck', { kind: 'undo' }],
  ['/undo', { kind: 'undo' }],
  ['wieder', { kind: 'redo' }],
  ['Hinweis!', { kind: 'hint' }],
  ['warum', { kind: 'why', text: '' }],
  ['why 8D WORT', { kind: 'why', text: '8D WORT' }],
  ['anzweifeln', { kind: 'challenge', words: [] }],
  ['challenge tür, WORT', { kind: 'challenge', words: ['TÜR', 'WORT'] }],
  ['speichern', { kind: 'save', file: undefined }],
  ['save my game.json', { kind: 'save', file: 'my game.json' }],
  ['ende', { kind: 'quit' }],
  ['weiter', { kind: 'accept' }],
  ['8D GRÜNDE', { kind: 'move', text: '8D GRÜNDE' }],
  ['tausche QX', { kind: 'move', text: 'tausche QX' }],
  ['passe', { kind: 'move', text: 'passe' }],
  ['-', { kind: 'move', text: '-' }],
  ['-QX', { kind: 'move', text: '-QX' }],
])('%s', (line, command) => {
  expect(parsePlayCommand(line)).toEqual(command);
});

test('players are people unless they are kinds of computer players', () => {
  const players = readPlayers('Änne, stufe:2,sim:plies=1,samples=20,static', MESSAGES_DE.play);
  expect(players).toEqual([
    { name: 'Änne', engine: undefined },
    { name: 'Stufe 2', engine: expect.stringMatching(/^level:.*2$/u) },
    { name: expect.stringContaining('sim:'), engine: expect.stringContaining('samples=20') },
    { name: 'static', engine: 'static' },
  ]);
});

describe('refusals', () => {
  const refusals: readonly GameRefusal[] = [
    { kind: 'tooManyExchanged', found: 5, limit: 3 },
    { kind: 'noExchangeLeft', limit: 2 },
    { kind: 'exchangeTilesNeeded' },
    ...(
      ['policy', 'noPlacement', 'ownPlacement', 'notFormed', 'alreadyJudged', 'noLexicon'] as const
    ).map((reason): GameRefusal => ({ kind: 'nothingToChallenge', reason, words: ['WORT'] })),
    { kind: 'gameOver' },
    { kind: 'challengeOrAccept' },
    { kind: 'nothingToAccept' },
    { kind: 'nothingToUndo' },
    { kind: 'nothingToRedo' },
    { kind: 'noOwnMove' },
    { kind: 'nothingToExplain' },
  ];

  test.each(refusals)('$kind $reason is a sentence in both languages', (refusal) => {
    const german = MESSAGES_DE.play.refusal(refusal);
    const english = MESSAGES_EN.play.refusal(refusal);
    for (const sentence of [german, english]) {
      expect(sentence).toMatch(/^\S[^\n]{10,}[.]$/u);
      expect(sentence).not.toMatch(/undefined/u);
    }
    expect(german).not.toBe(english);
  });
});

test.each([MESSAGES_DE, MESSAGES_EN])('the help of $language fits on 80 columns', ({ play }) => {
  for (const line of play.help.split('\n')) expect(line.length).toBeLessThan(80);
});
