import type { AssessmentSummary, DistanceParts } from '@doselore/contract/distance';
import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import type { Hue } from '../../../theme/tokens.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { PartItem, PartList } from '../../../ui/part-list/index.ts';
import c from './parts/distance.module.css';

const tags: Record<AssessmentSummary['state'], { text: string; hue: Hue }> = {
  locked: { text: 'Not started', hue: 'porcelain' },
  open: { text: 'Not started', hue: 'porcelain' },
  begun: { text: 'In progress', hue: 'gentian' },
  failed: { text: 'Not passed', hue: 'amber' },
  used_up: { text: 'Not passed', hue: 'amber' },
  passed: { text: 'Passed', hue: 'leaf' },
};

type Props = { parts: DistanceParts; launch: string };

/**
 * Materials of a distance course, then the assessment. Until the course is started, every item links to the page that
 * starts it.
 */
export function DistanceList({ parts, launch }: Props) {
  const { to } = useArea();
  const courseUserId = parts.course_user_id;
  return (
    <PartList>
      {parts.materials.map((material) => (
        <PartItem
          key={material.id}
          title={material.title}
          facts={
            <>
              {material.read_at === null ? (
                <Tag>Not read</Tag>
              ) : (
                <Tag hue="leaf" icon={IconCircleCheck}>
                  Read {formatLongDay(material.read_at)}
                </Tag>
              )}
              <span>About {material.reading_minutes} minutes</span>
            </>
          }
        >
          <Button
            component={Link}
            to={courseUserId === null ? launch : to('material', { courseUserId, materialId: material.id })}
            variant={material.read_at === null ? 'filled' : 'light'}
            aria-label={`${material.read_at === null ? 'Read' : 'Read again'}: ${material.title}`}
          >
            {material.read_at === null ? 'Read' : 'Read again'}
          </Button>
        </PartItem>
      ))}
      <AssessmentItem parts={parts} />
    </PartList>
  );
}

function AssessmentItem({ parts: { assessment, course_user_id: courseUserId } }: { parts: DistanceParts }) {
  const { to } = useArea();
  const { state } = assessment;
  const tag = tags[state];
  const mayAnswer = state === 'open' || state === 'begun' || state === 'failed';
  return (
    <PartItem
      title="Assessment"
      waits={state === 'locked' ? 'Opens when everything above is marked as read' : undefined}
      facts={
        <>
          <Tag hue={tag.hue} icon={state === 'passed' ? IconCircleCheck : undefined}>
            {tag.text}
          </Tag>
          <span>
            {assessment.questions} questions, {assessment.pass_mark} of 100 to pass
          </span>
          {assessment.score !== null && <span>Score {assessment.score}</span>}
          {assessment.max_attempts !== null && (
            <span>
              {assessment.attempts} of {assessment.max_attempts} attempts used
            </span>
          )}
        </>
      }
    >
      {courseUserId !== null && (
        <div className={c.actions}>
          {assessment.attempts > 0 && (
            <Button
              component={Link}
              to={to('distance-results', { courseUserId })}
              variant={mayAnswer ? 'subtle' : 'light'}
            >
              See results
            </Button>
          )}
          {mayAnswer && (
            <Button component={Link} to={to('assessment', { courseUserId })}>
              {state === 'begun' ? 'Resume assessment' : state === 'failed' ? 'Try again' : 'Start assessment'}
            </Button>
          )}
        </div>
      )}
    </PartItem>
  );
}
