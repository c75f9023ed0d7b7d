import { AppError, type ProductType } from '@doselore/contract';
import { minutesText } from '@doselore/contract/product-details';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../ui/states/index.ts';
import c from './badge-check.module.css';
import { achievementQuery } from './badges.queries.ts';

/**
 * Page at the address of an achievement that badges name. It shows the learning objectives, and nothing about people.
 */
export function AchievementScreen() {
  const { productType = '', productId, version } = useParams();
  const query = useQuery(
    achievementQuery({
      productType: productType as ProductType,
      productId: Number(productId),
      version: Number(version),
    }),
  );
  const isUnknown = query.error instanceof AppError && query.error.code === 'not_found';
  return (
    <Page width="form" lead="The learning that this Doselore certificate and its badge confirm.">
      {isUnknown ? (
        <EmptyPanel
          title="No achievement found"
          message="No certificate was found for this address. Check each letter and digit."
        />
      ) : (
        <QueryView query={query}>
          {({ title, objectives, cpd_minutes, accreditation_reference, reviewed_on }) => (
            <section className={`card ${c.achievement}`} aria-labelledby="achievement">
              <h2 id="achievement">{title}</h2>
              {objectives.length === 0 ? (
                <p className="muted">No learning objectives were recorded when these certificates were issued.</p>
              ) : (
                <>
                  <p>By the end you can</p>
                  <ul>
                    {objectives.map((objective) => (
                      <li key={objective}>{objective}</li>
                    ))}
                  </ul>
                </>
              )}
              <Facts
                facts={[
                  ...(cpd_minutes === null ? [] : [{ label: 'Learning time', value: minutesText(cpd_minutes) }]),
                  ...(accreditation_reference === ''
                    ? []
                    : [{ label: 'Accreditation', value: accreditation_reference }]),
                  ...(reviewed_on === null ? [] : [{ label: 'Reviewed', value: formatLongDay(reviewed_on) }]),
                ]}
              />
              <p>
                <Link to="/check-certificate">Check a certificate or a badge</Link>
              </p>
            </section>
          )}
        </QueryView>
      )}
    </Page>
  );
}
