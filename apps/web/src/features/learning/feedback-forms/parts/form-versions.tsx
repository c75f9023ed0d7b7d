import { plural } from '@doselore/contract';
import type { FormVersion } from '@doselore/contract/feedback-forms';
import { useQuery } from '@tanstack/react-query';
import { formatLongDay, formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { type FormRef, formVersionsQuery } from '../feedback-forms.queries.ts';

function questionsIn({ uses_site_form, questions }: FormVersion): string {
  if (uses_site_form) return 'Uses the form of the site';
  return questions.length === 0 ? 'Only stars and a comment' : questions.map(({ text }) => text).join(' · ');
}

const savedBy = ({ made_at, made_by, answered }: FormVersion) =>
  `${formatLongDay(made_at)}${made_by === null ? '' : `, ${made_by}`}. ${formatNumber(answered)} ${plural(answered, 'answer', 'answers')}`;

/** Versions that were saved, newest first, with their questions. */
export function FormVersions({ target }: { target: FormRef }) {
  const query = useQuery(formVersionsQuery(target));
  return (
    <QueryView query={query} errorTitle="The versions could not be loaded">
      {(versions) =>
        versions.length > 0 && (
          <Card title="Versions">
            <RowList>
              {versions.map((version) => (
                <li key={version.version}>
                  <div>
                    <b>{`Version ${version.version}`}</b>
                    <div className="muted">{savedBy(version)}</div>
                    <div>{questionsIn(version)}</div>
                  </div>
                </li>
              ))}
            </RowList>
          </Card>
        )
      }
    </QueryView>
  );
}
