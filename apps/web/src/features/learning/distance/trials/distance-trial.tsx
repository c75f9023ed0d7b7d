import { getDistanceTrial } from '@doselore/contract/distance';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../../ui/states/index.ts';
import c from '../parts/distance.module.css';
import { MaterialText } from '../parts/material-text.tsx';
import { TrialAssessment } from './trial-assessment.tsx';
import { courses, triedFileAddress } from './trials.queries.ts';

/** Texts and questions of a distance course as a learner gets them. The answers stay on the page. */
export function DistanceTrial({ courseId }: { courseId: number }) {
  const query = useQuery(courses.one(getDistanceTrial, { params: { courseId } }));
  return (
    <QueryView query={query} errorTitle="This course could not be loaded">
      {(trial) => (
        <div className={c.stack}>
          <p className="muted">
            Learners get these texts and questions. No licence is used, and your answers are not stored. Learners mark
            each text as read before the assessment opens, and attempt limits apply to them.
          </p>
          {trial.materials.map(({ id, title, reading_minutes, sections, document }) => (
            <MaterialText
              key={id}
              sections={sections}
              document={document}
              href={triedFileAddress({ courseId, materialId: id })}
              heading="h3"
            >
              <h2>{title}</h2>
              <p className="muted">About {reading_minutes} minutes</p>
            </MaterialText>
          ))}
          <TrialAssessment courseId={courseId} trial={trial} />
        </div>
      )}
    </QueryView>
  );
}
