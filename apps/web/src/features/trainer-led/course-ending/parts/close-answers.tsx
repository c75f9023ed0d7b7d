import type { Body } from '@doselore/contract';
import type { ClosePreview, closeCourse } from '@doselore/contract/course-ending';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from './close-answers.module.css';
import { CloseReasons } from './close-reasons.tsx';

export type Closing = Omit<Body<typeof closeCourse>, 'idempotencyKey'>;
type Props = { preview: ClosePreview; kept: Closing | undefined; onCheck: (closing: Closing) => void };

function People({ people }: { people: ClosePreview['unmarked'] }) {
  return (
    <ul className={c.people}>
      {people.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

/** First step of closing a course: what is still missing, and the reasons for closing in spite of it. */
export function CloseAnswers({ preview, kept, onCheck }: Props) {
  const { to } = useArea();
  const { is_over, unmarked, without_licence, unassessed, deadline, is_window_over } = preview;
  const isReady = is_over && unmarked.length === 0;
  const isEarly = unassessed.length > 0 && !is_window_over;
  const needsReasons = without_licence.length > 0 || isEarly;
  return (
    <div className={c.steps}>
      {!is_over && <Card title="The session has not ended">You can close this course after its end.</Card>}
      {unmarked.length > 0 && (
        <Card title="Attendance is missing">
          <People people={unmarked} />
        </Card>
      )}
      {isReady && unassessed.length > 0 && (
        <Card title="Assessments are missing">
          <p className="muted">
            {is_window_over
              ? `The assessment ended on ${formatDay(deadline)}. These people get no certificate.`
              : `They can be assessed until ${formatDay(deadline)}. When you close the course before, they get no certificate.`}
          </p>
          <People people={unassessed} />
        </Card>
      )}
      {isReady && !needsReasons && unassessed.length === 0 && (
        <Card title="Nothing is missing">
          Everyone is marked, and everyone who attended has a licence. Next, check the figures.
        </Card>
      )}
      {isReady && needsReasons && <CloseReasons preview={preview} kept={kept} isEarly={isEarly} onCheck={onCheck} />}
      <div className={c.buttons}>
        {isReady && !needsReasons && (
          <Button onClick={() => onCheck({ waivers: [], force: 0, reason: '' })}>Check before closing</Button>
        )}
        {without_licence.length > 0 && (
          <Button variant="light" component={Link} to={to('issue-after-register')}>
            Issue licences instead
          </Button>
        )}
        <Button variant="default" component={Link} to={to('delegates')}>
          Back to delegates
        </Button>
      </div>
    </div>
  );
}
