import {
  materialsMax,
  materialTimeTitles,
  removeMaterial,
  type SessionMaterial,
} from '@doselore/contract/session-materials';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { AddMaterial } from './add-material.tsx';
import { MaterialLink } from './material-link.tsx';
import { materialAddress, materialsQuery } from './session-materials.queries.ts';

/** Files and links of a course, for its trainer and site admins. */
export function MaterialsCard({ virtualGroupId }: { virtualGroupId: number }) {
  const { level } = useArea();
  const query = useQuery(materialsQuery(level, virtualGroupId));
  return (
    <Card title="Materials">
      <QueryView query={query} errorTitle="The materials could not be loaded">
        {(materials) => <Materials virtualGroupId={virtualGroupId} materials={materials} />}
      </QueryView>
    </Card>
  );
}

type Props = { virtualGroupId: number; materials: readonly SessionMaterial[] };

function Materials({ virtualGroupId, materials }: Props) {
  const { level, can } = useArea();
  const client = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const mayChange = can('virtualGroups.changeMaterials');
  const refresh = async (message: string) => {
    await refreshQueries(client, materialsQuery(level, virtualGroupId).queryKey);
    showBanner({ message, type: 'success' });
  };
  const remove = useMutation({
    mutationFn: ({ id }: SessionMaterial) =>
      callEndpoint(removeMaterial, { level, params: { virtualGroupId, materialId: id } }),
    onSuccess: (_done, { title }) => refresh(`${title} has been removed.`),
  });
  const askToRemove = async (material: SessionMaterial) => {
    const message = 'Delegates no longer see it. This cannot be undone.';
    const answer = await askConfirm({ title: `Remove ${material.title}?`, message, confirmLabel: 'Remove' });
    if (answer === 'confirm') remove.mutate(material);
  };
  const opener = useRef<HTMLButtonElement>(null);
  /** Shows the button again, and moves the focus back to it. */
  const close = () => {
    flushSync(() => setIsAdding(false));
    opener.current?.focus();
  };
  const finish = () => {
    close();
    void refresh('The material has been added.');
  };
  return (
    <>
      {materials.length === 0 && (
        <p className="muted">No materials yet. Files and links that you add here are shown to the delegates.</p>
      )}
      <RowList>
        {materials.map((material) => (
          <li key={material.id}>
            <div>
              <MaterialLink material={material} address={materialAddress(level, virtualGroupId, material.id)} />
              <div className="muted">{materialTimeTitles[material.shown]}</div>
            </div>
            {mayChange && (
              <Button
                variant="default"
                size="sm"
                aria-label={`Remove ${material.title}`}
                onClick={() => void askToRemove(material)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </RowList>
      {mayChange && isAdding && <AddMaterial virtualGroupId={virtualGroupId} onDone={finish} onCancel={close} />}
      {mayChange && !isAdding && materials.length < materialsMax && (
        <Button ref={opener} variant="default" onClick={() => setIsAdding(true)}>
          Add file or link
        </Button>
      )}
    </>
  );
}
