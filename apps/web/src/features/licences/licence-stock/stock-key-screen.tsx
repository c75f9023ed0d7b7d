import { Button, Menu, Stack } from '@mantine/core';
import { IconArrowsExchange, IconChevronDown, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { formatMonths } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { IssuedTable } from './issued/issued-table.tsx';
import { KeyFacts } from './parts/key-facts.tsx';
import { PoolTable } from './parts/pool-table.tsx';
import { StockMenu } from './parts/stock-menu.tsx';
import { levelOfKeyQuery, stockOfKeyQuery } from './stock.queries.ts';
import { useKeyLinks, useStockKey } from './use-stock-key.ts';

/** One course with one certificate length: where its licences are, its pools, and who has them. */
export function StockKeyScreen() {
  const { level, can } = useArea();
  const { groupId } = usePlace();
  const { name, names } = usePlaceNames();
  const { key } = useStockKey();
  const { toKey } = useKeyLinks();
  const query = useQuery(stockOfKeyQuery(level, groupId, key));
  const stock = query.data;
  const title = stock?.title;
  const { data: lasting } = useQuery({
    ...levelOfKeyQuery(level, groupId, { key, title: title ?? '' }),
    enabled: title !== undefined,
  });
  const available = { available: stock?.pot ?? 0 };
  return (
    <Page
      {...(title !== undefined && { title })}
      context={name}
      names={{ ...names, abstractCourseId: title, abstractPaperCourseId: title }}
      lead={
        key.certificateMonths === 0
          ? 'The certificate never expires.'
          : `The certificate lasts ${formatMonths(key.certificateMonths)}.`
      }
      actions={
        stock && (
          <>
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" rightSection={<IconChevronDown size={17} aria-hidden />}>
                  More
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <StockMenu row={stock} />
              </Menu.Dropdown>
            </Menu>
            {can('licences.allocate') && (
              <Button
                component={Link}
                variant="default"
                to={toKey('pool-allocation', key, available)}
                leftSection={<IconArrowsExchange size={18} aria-hidden />}
              >
                Move to or from pools
              </Button>
            )}
            {can('licences.issueInGroup') && (
              <Button
                component={Link}
                to={toKey('bulk-allocation', key, available)}
                leftSection={<IconSend size={18} aria-hidden />}
              >
                Issue to people
              </Button>
            )}
          </>
        )
      }
    >
      <QueryView query={query} errorTitle="Licences not found">
        {(found) => (
          <Stack gap="lg">
            <KeyFacts stock={found} cover={lasting?.days_of_cover} />
            <Card title="Pools">
              <PoolTable stock={found} />
            </Card>
            <IssuedTable target={key} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
