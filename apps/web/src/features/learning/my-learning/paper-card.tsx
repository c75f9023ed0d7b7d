import { type Answer, terms } from '@doselore/contract';
import type { getCourseLaunchData } from '@doselore/contract/my-learning';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { type Fact, Facts } from '../../../ui/layout/index.ts';
import { CertificatePanel } from '../../certificates/certificates/index.ts';
import { FinishFirst } from './parts/finish-first.tsx';
import c from './parts/launch.module.css';
import { LaunchCard } from './parts/launch-card.tsx';
import { PaperFeedback } from './parts/paper-feedback.tsx';
import { RenewalNote } from './parts/renewal-note.tsx';
import { WhatItTeaches } from './parts/what-it-teaches.tsx';

type Launch = Answer<typeof getCourseLaunchData>;

function certificateFact({ course, would_end_on }: Launch): string {
  if (course.certificateMonths === 0) return 'Never expires';
  const until = would_end_on === null ? '' : `; passed today, it would expire ${formatLongDay(would_end_on)}`;
  return `${course.certificateMonths} months${until}`;
}

function factsOf(launch: Launch): Fact[] {
  const { paper, group } = launch.course;
  if (paper === null)
    return [
      { label: 'Given by', value: group.name },
      { label: 'Certificate', value: certificateFact(launch) },
    ];
  return [
    { label: 'Outcome', value: paper.outcome === 'pass' ? 'Passed' : 'Not passed' },
    { label: 'Date', value: formatLongDay(paper.taken_on) },
    { label: 'Score', value: paper.score === null ? 'No score' : `${paper.score} of 100` },
    { label: 'Assessor', value: paper.assessor },
    { label: 'Given by', value: group.name },
  ];
}

function next({ course }: Launch): string | null {
  if (course.paper === null)
    return `This ${terms.paperCourse.one} is taken in person. Its result appears here once your assessor has recorded it.`;
  return course.paper.outcome === 'fail' ? `Ask ${course.group.name} for another licence.` : null;
}

/** A face to face course, whose result an assessor records. */
export function PaperCard({ launch }: { launch: Launch }) {
  const { course } = launch;
  const { certificate, paper } = course;
  return (
    <>
      <LaunchCard course={course} showsState>
        {paper === null && <WhatItTeaches details={launch.details} />}
        <Facts facts={factsOf(launch)} />
        {launch.renewal !== null && <RenewalNote renewal={launch.renewal} />}
        <FinishFirst courses={launch.finish_first} groupId={course.group.id} />
        {next(launch) !== null && <p>{next(launch)}</p>}
      </LaunchCard>
      {certificate !== null && paper?.outcome === 'pass' && (
        <div className={c.below}>
          <CertificatePanel
            certificate={{ id: certificate.id, awarded_on: paper.taken_on, expires_on: certificate.expires_on }}
          />
        </div>
      )}
      {paper !== null && (
        <div className={c.below}>
          <PaperFeedback paperResultId={paper.id} />
        </div>
      )}
    </>
  );
}
