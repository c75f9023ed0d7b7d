import { detailFields, listDetailVersions } from '@doselore/contract/product-details';
import { useQuery } from '@tanstack/react-query';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { details, type Product } from '../product-details.queries.ts';

const labelOf = (name: string): string => detailFields[name as keyof typeof detailFields]?.label ?? name;

/** Versions that were saved, newest first, each with the fields that it changed. */
export function DetailVersions({ product }: { product: Product }) {
  const query = useQuery(details.one(listDetailVersions, { params: product }));
  return (
    <Card title="Versions">
      <p className="muted">Certificates keep the version that was in force when they were awarded.</p>
      <QueryView query={query} errorTitle="The versions could not be loaded">
        {(versions) => (
          <RowList>
            {versions.map(({ version, made_by, made_at, changed }) => (
              <li key={version}>
                <div>
                  <b>{`Version ${version}`}</b>
                  <div className="muted">{`${formatLongDay(made_at)}${made_by === null ? '' : `, ${made_by}`}: ${changed.map(labelOf).join(', ')}`}</div>
                </div>
              </li>
            ))}
          </RowList>
        )}
      </QueryView>
    </Card>
  );
}
