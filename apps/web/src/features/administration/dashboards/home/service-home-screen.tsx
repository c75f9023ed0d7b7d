import { hasServiceLevels } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { subgroupQuery, usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { LevelTag } from '../../../people/subgroups/index.ts';
import { PlaceHome } from './place-home.tsx';

/** Dashboard of one service, for admins of every level. */
export function ServiceHomeScreen() {
  const { level } = useArea();
  const { groupId, subgroupId = 0 } = usePlace();
  const { name, names } = usePlaceNames();
  const { data } = useQuery(subgroupQuery(level, { groupId, subgroupId }));
  return (
    <Page
      title={name ?? 'Dashboard'}
      context="Dashboard"
      names={names}
      lead={
        data && (
          <>
            Service of {data.group.name}. {hasServiceLevels(level) ? 'Your level' : 'Level of its admins'}:{' '}
            <LevelTag level={data.level} />
          </>
        )
      }
    >
      <PlaceHome />
    </Page>
  );
}
