import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { managersQuery } from './managers.queries.ts';
import { ManagerList } from './parts/manager-list.tsx';
import { ManagerPicker } from './parts/manager-picker.tsx';
import { useManagerCommands } from './use-manager-commands.ts';

/** Admins of the organisation or the service of the address. */
export function ManagersScreen() {
  const { level, can } = useArea();
  const { groupId, subgroupId, isService } = usePlace();
  const { name, names } = usePlaceNames();
  const place = { groupId, subgroupId };
  const query = useQuery(managersQuery(level, place));
  const commands = useManagerCommands(place);
  return (
    <Page
      width="form"
      subject={isService ? `subgroup ${subgroupId}` : `group ${groupId}`}
      context={name}
      names={names}
      lead={
        isService
          ? 'They run this service. Their level is set for the organisation and decides what they may do.'
          : 'They run the whole organisation: its services, people and licences.'
      }
    >
      <Card>
        <QueryView query={query}>
          {(managers) => (
            <>
              {managers.length === 0 ? (
                <p>No admins yet.{can('managers.write') && ' Add the first admin below.'}</p>
              ) : (
                <ManagerList managers={managers} commands={commands} />
              )}
              {can('managers.write') && (
                <ManagerPicker groupId={groupId} taken={managers.map(({ id }) => id)} onPick={commands.add} />
              )}
            </>
          )}
        </QueryView>
      </Card>
    </Page>
  );
}
