import { listOwnMaterials } from '@doselore/contract/session-materials';
import { useQuery } from '@tanstack/react-query';
import { RowList } from '../../../ui/row-list/index.ts';
import { MaterialLink } from './material-link.tsx';
import { ownMaterialAddress, sessionMaterials } from './session-materials.queries.ts';

/** Files and links of a course that its delegate sees now. Nothing while there are none. */
export function OwnMaterials({ virtualGroupId }: { virtualGroupId: number }) {
  const { data = [] } = useQuery(sessionMaterials.one(listOwnMaterials, { params: { virtualGroupId } }));
  if (data.length === 0) return null;
  return (
    <section aria-label="Materials">
      <h2>Materials</h2>
      <RowList>
        {data.map((material) => (
          <li key={material.id}>
            <div>
              <MaterialLink material={material} address={ownMaterialAddress(virtualGroupId, material.id)} />
            </div>
          </li>
        ))}
      </RowList>
    </section>
  );
}
