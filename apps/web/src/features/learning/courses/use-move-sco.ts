import { listScos, type Sco, sequenceScos } from '@doselore/contract/courses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { courses, refreshAfterCourses } from './courses.queries.ts';

function moved(scos: readonly Sco[], scoId: number, by: -1 | 1): Sco[] {
  const from = scos.findIndex(({ id }) => id === scoId);
  const next = [...scos];
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(from + by, 0, taken);
  return next;
}

/** Moves modules on the screen at once and saves the moves one after the other. A move that fails is reverted. */
export function useMoveSco(courseId: number) {
  const client = useQueryClient();
  const query = courses.one(listScos, { params: { courseId } });
  const mutationKey = ['courses', 'move', courseId];
  const [said, setSaid] = useState('');

  const order = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('-') },
    mutationFn: (scoIds: number[]) => callEndpoint(sequenceScos, { params: { courseId }, body: { scoIds } }),
    onError: () => setSaid('The order was not saved.'),
    onSettled: async () => {
      // Only the last of several moves refreshes the list, so that no module jumps back in between.
      if (client.isMutating({ mutationKey }) === 1) await refreshAfterCourses(client);
    },
  });

  const move = async (sco: Sco, by: -1 | 1) => {
    await client.cancelQueries({ queryKey: query.queryKey });
    const cached = client.getQueryData(query.queryKey);
    if (cached === undefined) return;
    const scos = moved(cached.scos, sco.id, by);
    client.setQueryData(query.queryKey, { ...cached, scos });
    setSaid(`${sco.title} is now module ${scos.findIndex(({ id }) => id === sco.id) + 1} of ${scos.length}.`);
    order.mutate(scos.map(({ id }) => id));
  };
  return { move, said };
}
