/** Texts of `convert` in German. */
import { clipped, grouped, listed, shortened } from '@bestzug/answers/sentence-parts';
import type { Loss } from './convert-result.ts';
import type { ConvertTexts } from './convert-texts.ts';

const count = (value: number): string => grouped(value, '.');

/** See `ConvertTexts`. */
export const CONVERT_TEXTS_DE: ConvertTexts = {
  done: ({ file, bytes, losses }) =>
    `${clipped(file)} ist geschrieben (${count(bytes)} Bytes${losses === 0 ? ', verlustfrei' : ''}).`,
  lost: (sentence) => `Nicht übernommen: ${sentence}`,
  loss: lossDe,
};

function lossDe(loss: Loss): string {
  switch (loss.kind) {
    case 'notes':
      return `Bemerkungen zu ${loss.count} ${loss.count === 1 ? 'Zug' : 'Zügen'}.`;
    case 'pragmas':
      return `die Angaben ${shortened(loss.names.map((name) => `#${clipped(name)}`))}.`;
    case 'nicks':
      return `die Kurznamen ${shortened(loss.names.map(clipped))}.`;
    case 'racksAssumed':
      return `die Lücken der Bänkchen in ${loss.count} ${loss.count === 1 ? 'Zug' : 'Zügen'}; sie sind mit passenden Steinen gefüllt.`;
    case 'pointsOutsideRules':
      return `${loss.points} Punkte ${loss.event === 'time' ? 'für die Bedenkzeit' : 'für das Anzweifeln'}, die diese Regeln nicht kennen.`;
    case 'scoresDiffer':
      return `der Endstand ${loss.record.join(' : ')}; nach diesen Regeln ist er ${loss.rules.join(' : ')}.`;
    case 'listIdentity':
      return `Umfang und Prüfsumme der Wortliste ${clipped(loss.name)}, nur ihr Name bleibt.`;
    case 'bagOrder':
      return 'die Reihenfolge der Steine im Beutel.';
    case 'engines':
      return `welche Spieler der Computer ist (${listed(loss.names.map(clipped), 'und')}).`;
    case 'rules':
      return `das Regelprofil ${clipped(loss.name)}.`;
    case 'overtimeSeconds':
      return 'die Sekunden der Zeitüberschreitung, nur ihre Punkte bleiben.';
    case 'challengedWords':
      return 'welche Wörter angezweifelt wurden.';
    case 'skippedTurns':
      return 'dass nach erfolglosem Anzweifeln ein Zug verfiel.';
    case 'course':
      return `der Verlauf der Partie (${loss.turns} ${loss.turns === 1 ? 'Zug' : 'Züge'}) und die Namen der Spieler.`;
    case 'besideBoard':
      return 'Bänkchen, Spielstand und alles andere neben dem Brett.';
    case 'removedWords':
      return `die Gründe für ${count(loss.count)} gestrichene Wörter.`;
    case 'listName':
      return `der Name der Liste (${clipped(loss.name)}); künftig zählt der Dateiname.`;
    case 'unplayable':
      return `${count(loss.count)} ${loss.count === 1 ? 'Eintrag' : 'Einträge'}, aus denen kein spielbares Wort wird.`;
    case 'leavesLeftOut':
      return `${count(loss.count)} Reste, die es mit diesen Steinen nicht gibt oder die zu groß sind.`;
    case 'leavesMissing':
      return `nichts, aber für ${count(loss.count)} Reste steht kein Wert in der Datei; sie zählen 0.`;
    case 'leavesRounded':
      return `die letzten Stellen von ${count(loss.count)} Werten; sie stehen in Hundertsteln, ab fünf Steinen in Zehnteln.`;
  }
}
