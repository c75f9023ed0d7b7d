import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useCurrentRoute } from '../../platform/routes/index.ts';
import { useSession } from '../../platform/session/index.ts';
import { lazyPart } from '../../ui/lazy/index.ts';
import c from './aside-content.module.css';
import { aboutPage } from './guide-texts.ts';
import { guideOf } from './guides.ts';

const LatestChanges = lazyPart(() => import('../../features/site/audits/index.ts').then((m) => m.LatestChanges));

/** Aside of a page: the section of the guide about the page, then the latest changes of the record. */
export function AsideContent({ subject }: { subject: string | undefined }) {
  const { name, helpKey } = useCurrentRoute();
  const { user } = useSession();
  const { subgroupId } = useParams();
  const sections = aboutPage(guideOf(helpKey, user, subgroupId).key, name);
  return (
    <>
      {sections.length > 0 && (
        <section className={c.about}>
          <h2>About this page</h2>
          {sections.map(({ heading, text, steps = [] }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              {text !== '' && <p>{text}</p>}
              {steps.length > 0 && (
                <ul>
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
          {sections.some(({ isCut }) => isCut) && <p>Choose Help to read more.</p>}
        </section>
      )}
      {subject !== undefined && (
        <Suspense>
          <LatestChanges key={subject} about={subject} />
        </Suspense>
      )}
    </>
  );
}
