import { type AssessmentRow, assessmentStateWords } from '@doselore/contract/course-assessments';
import { Button } from '@mantine/core';
import type { Hue } from '../../../theme/tokens.ts';
import { correctedText } from '../../../ui/correction/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import type { OfflineAssessment } from '../course-register/index.ts';
import c from './assessing.module.css';
import { earlierText, missedText, resultText } from './result-words.ts';

const hues: Record<AssessmentRow['assessment'], Hue> = {
  not_required: 'porcelain',
  pending: 'amber',
  passed: 'leaf',
  failed: 'brick',
  lapsed: 'porcelain',
};

/** Returns words that follow a name as a sentence of their own. */
const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

type Props = {
  row: AssessmentRow;
  /** Result that waits in this browser. */
  waiting: OfflineAssessment | undefined;
  canAssess: boolean;
  canCorrect: boolean;
  onOpen: () => void;
};

/** One delegate with the result, its corrections, and the button for what can be done now. */
export function DelegateResult({ row, waiting, canAssess, canCorrect, onOpen }: Props) {
  const { user, assessment, blocked, corrected } = row;
  const isOpen = blocked === null;
  const verb = !isOpen ? 'Correct' : waiting === undefined ? 'Assess' : 'Change';
  const shown = waiting?.result ?? assessment;
  const notes = [
    waiting === undefined ? '' : `${assessmentStateWords[waiting.result]}, waiting to be sent`,
    isOpen || assessment === 'passed' ? '' : asSentence(blocked),
    resultText(row),
    missedText(row),
    ...corrected.map((one) => correctedText(one, earlierText(row, one))),
  ].map((text, nth) => ({ key: `${nth}`, text }));
  return (
    <li className={c.row}>
      <div className={c.who}>
        <span className={c.name}>{user.name}</span>
        {notes.map(
          ({ key, text }) =>
            text !== '' && (
              <span key={key} className="muted">
                {text}
              </span>
            ),
        )}
      </div>
      <Tag hue={hues[shown]}>{assessmentStateWords[shown]}</Tag>
      {(isOpen ? canAssess : canCorrect && row.is_correctable) && (
        <Button
          variant="default"
          className={c.button}
          aria-label={isOpen ? `${verb} ${user.name}` : `Correct: ${user.name}`}
          onClick={onOpen}
        >
          {verb}
        </Button>
      )}
    </li>
  );
}
