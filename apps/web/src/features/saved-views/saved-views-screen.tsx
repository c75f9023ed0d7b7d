import { List } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { usePlaceNames } from '../../platform/places/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../ui/states/index.ts';
import { savedViewsQuery } from './saved-views.queries.ts';

export function SavedViewsScreen() {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { names } = usePlaceNames();
  const query = useQuery(savedViewsQuery(level, groupId));
  return (
    <Page names={names}>
      <QueryView query={query} errorTitle="The saved views could not be loaded">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyPanel icon={IconFiles} title="No saved views yet" message="Say here how the first one gets here." />
          ) : (
            <List>
              {rows.map(({ id, name }) => (
                <List.Item key={id}>{name}</List.Item>
              ))}
            </List>
          )
        }
      </QueryView>
    </Page>
  );
}
