import type { Answer } from '@doselore/contract';
import type { getCourseLaunchData } from '@doselore/contract/my-learning';
import { minutesText, takesText } from '@doselore/contract/product-details';
import { Facts } from '../../../../ui/layout/index.ts';
import c from './launch.module.css';

type Details = Answer<typeof getCourseLaunchData>['details'];

/** Objectives, audience and time of the course. Renders nothing when all are unknown. */
export function WhatItTeaches({ details }: { details: Details }) {
  if (details === null) return null;
  const { objectives, audience, learner_minutes, usual_minutes, cpd_minutes } = details;
  const facts = [
    { label: 'For', value: audience },
    { label: 'Takes', value: takesText(learner_minutes, usual_minutes) },
    { label: 'CPD time', value: cpd_minutes === null ? '' : minutesText(cpd_minutes) },
  ].filter(({ value }) => value !== '');
  if (objectives.length === 0 && facts.length === 0) return null;
  return (
    <div className={c.teaches}>
      {objectives.length > 0 && (
        <>
          <h2>By the end you can</h2>
          <ul>
            {objectives.map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
    </div>
  );
}
