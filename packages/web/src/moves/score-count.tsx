/** The count of a move, word by word, as a person would write it. */
import type { ReactNode } from 'react';
import {
  formatStart,
  newTilesOf,
  scorePlacement,
  wordText,
  type Board,
  type RuleProfile,
  type ScoredLetter,
  type ScoredWord,
} from '@bestzug/core';
import { TileView } from '../board/tile-view.tsx';
import type { RankedMove } from '../engine/engine-protocol.ts';
import { useMessages } from '../texts/messages.ts';
import './score-count.css';

interface ScoreCountProps {
  readonly move: RankedMove;
  readonly board: Board;
  readonly profile: RuleProfile;
}

/** Words with their letters, bonus, sum, and a sentence on what may surprise. */
export function ScoreCount({ move, board, profile }: ScoreCountProps): ReactNode {
  const { moves: texts } = useMessages();
  if (move.move.kind !== 'placement') return <p className="muted">{texts.exchangeCount}</p>;
  const { size } = board.layout;
  const newTiles = newTilesOf(move.move, size);
  const { words, bonus, total } = scorePlacement(board, newTiles, profile);
  const remark = remarkOf(words);
  return (
    <div className="count">
      {words.map((word) => (
        <WordCount
          key={`${word.direction}${word.start}`}
          word={word}
          board={board}
          profile={profile}
        />
      ))}
      {bonus === 0 ? null : (
        <div className="count__line">
          <div className="count__name">{texts.bonus}</div>
          <div className="muted">{texts.bonusReason(newTiles.length)}</div>
          <div className="count__points number">+ {bonus}</div>
        </div>
      )}
      <div className="count__line count__line--sum">
        <div className="count__name">{texts.sum}</div>
        <div className="count__points number">{texts.pointsTotal(total)}</div>
      </div>
      {remark === undefined ? null : <p className="muted count__remark">{texts[remark]}</p>}
    </div>
  );
}

function WordCount({
  word,
  board,
  profile,
}: {
  readonly word: ScoredWord;
  readonly board: Board;
  readonly profile: RuleProfile;
}): ReactNode {
  const { moves: texts } = useMessages();
  const start = formatStart({ square: word.start, direction: word.direction }, board.layout.size);
  const hasBrackets = word.wordMultiplier > 1;
  return (
    <div className="count__line">
      <div className="count__name">
        <span className="word">{wordText(word).replace('*', '*IN')}</span>
        <span className="count__place muted">{texts.wordPlace(start, word.direction)}</span>
      </div>
      <div className="count__letters">
        <span className="visually-hidden">{spokenCount(word)}</span>
        <span className="count__sum" aria-hidden="true">
          {hasBrackets ? <span className="count__sign">(</span> : null}
          {word.letters.map((letter, index) => (
            <span key={letter.square} className="count__letter">
              {index === 0 ? null : <span className="count__sign">+</span>}
              <MiniTile letter={letter} profile={profile} />
              {letter.letterMultiplier > 1 ? (
                <span className={`count__times count__times--l${letter.letterMultiplier}`}>
                  × {letter.letterMultiplier}
                </span>
              ) : null}
            </span>
          ))}
          {hasBrackets ? <span className="count__sign">)</span> : null}
          {word.letters.map(({ square, isNew }) => {
            const factor = isNew ? (board.layout.wordMultipliers[square] ?? 1) : 1;
            return factor === 1 ? null : (
              <span key={square} className={`count__times count__times--w${factor}`}>
                × {factor}
              </span>
            );
          })}
        </span>
      </div>
      <div className="count__points number">= {word.points}</div>
    </div>
  );
}

const MiniTile = ({
  letter,
  profile,
}: {
  readonly letter: ScoredLetter;
  readonly profile: RuleProfile;
}): ReactNode => (
  <span className={`mini-tile${letter.isNew ? '' : ' mini-tile--old'}`}>
    <TileView tile={letter.tile} tileSet={profile.tileSet} />
  </span>
);

/** `2 + 8 + 1 × 2 = 12` for those who listen. */
function spokenCount({ letters, wordMultiplier, points }: ScoredWord): string {
  const sum = letters
    .map(({ value, letterMultiplier }) =>
      letterMultiplier > 1 ? `${value} × ${letterMultiplier}` : `${value}`,
    )
    .join(' + ');
  return wordMultiplier > 1 ? `(${sum}) × ${wordMultiplier} = ${points}` : `${sum} = ${points}`;
}

/** What may surprise most about a count, if anything does. */
function remarkOf(words: readonly ScoredWord[]): 'sharedPremium' | 'premiumOrder' | undefined {
  const counted = words.flatMap(({ letters, wordMultiplier }) =>
    letters.filter(
      ({ isNew, letterMultiplier }) => isNew && (letterMultiplier > 1 || wordMultiplier > 1),
    ),
  );
  const squares = counted
    .filter(({ letterMultiplier }) => letterMultiplier > 1)
    .map(({ square }) => square);
  if (new Set(squares).size < squares.length) return 'sharedPremium';
  const hasBoth = words.some(
    ({ letters, wordMultiplier }) =>
      wordMultiplier > 1 && letters.some(({ letterMultiplier }) => letterMultiplier > 1),
  );
  return hasBoth ? 'premiumOrder' : undefined;
}
