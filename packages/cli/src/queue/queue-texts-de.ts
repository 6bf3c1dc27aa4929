/** German texts of `worker` and of commands on a queue. */
import type { QueueTexts } from './queue-texts.ts';

const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

/** All of them. */
export const QUEUE_TEXTS_DE: QueueTexts = {
  needs: {
    version: 'eine andere Version',
    list: 'eine andere Wortliste',
    rules: 'andere Regeln',
    leaves: 'eine andere Tabelle der Reste',
    winTable: 'eine andere Tabelle der Gewinnchancen',
    tiers: 'einen anderen Wortschatz der Stufen',
  },
  ready: ({ address, threads }) =>
    `Bereit: ${address}, ${threads} ${threads === 1 ? 'Thread' : 'Threads'}; Strg-C beendet nach dem laufenden Block.`,
  done: ({ block, seconds }) => `Block ${block}: ${decimal(seconds)} s`,
  failed: ({ block, reason }) => `Block ${block} ist gescheitert: ${reason}`,
  refused: ({ need, wanted, own }) =>
    `Abgelehnt: Der Block braucht ${need} (${wanted}), hier ist ${own}.`,
  unreachable: (reason) =>
    `Die Warteschlange ist nicht erreichbar (${reason}); es geht weiter, sobald sie wieder da ist.`,
  closing: 'Der laufende Block wird noch fertig; noch einmal Strg-C bricht ihn ab.',
  closed: (blocks) => `Beendet nach ${blocks} ${blocks === 1 ? 'Block' : 'Blöcken'}.`,
  noWorkers: (command) =>
    `Noch arbeitet niemand an der Warteschlange. Arbeiter startet:\n  ${command}`,
  workerRefuses: ({ worker, need }) =>
    `Der Arbeiter ${worker} kann nicht mithelfen: Er hat ${need}.`,
};
