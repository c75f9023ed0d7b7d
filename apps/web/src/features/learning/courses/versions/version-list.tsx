import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Tag } from '../../../../ui/course/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { RowList } from '../../../../ui/row-list/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';

/** Fields that versions of every kind of course have in a list. */
export type ListedVersion = { id: number; version: number; is_live: boolean; went_live_at: string | null };

function stateTag({ is_live, went_live_at }: ListedVersion) {
  if (is_live) return <Tag hue="leaf">Live</Tag>;
  return went_live_at === null ? <Tag>Draft</Tag> : <Tag>Earlier version</Tag>;
}

type Props<V extends ListedVersion> = {
  lead: string;
  query: UseQueryResult<V[]>;
  /** Id of the version that the page shows. */
  openId: number;
  addressOf: (id: number) => string;
  factsOf: (version: V) => string;
  onGoLive: (version: V, all: readonly V[]) => void;
  onAdd: () => void;
  busy: { goLive: boolean; add: boolean };
};

/** Versions of a product with their state, and the commands that make one live or add one. */
export function VersionList<V extends ListedVersion>({ lead, query, openId, busy, ...given }: Props<V>) {
  const { addressOf, factsOf, onGoLive, onAdd } = given;
  const add = (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPlus size={18} aria-hidden />}
      loading={busy.add}
      onClick={onAdd}
    >
      New version
    </Button>
  );
  const row = (one: V, all: readonly V[]) => {
    const isOpen = one.id === openId;
    const name = `Version ${one.version}`;
    return (
      <li key={one.id} aria-current={isOpen || undefined}>
        <div>
          <b>{isOpen ? `${name} (this page)` : <Link to={addressOf(one.id)}>{name}</Link>}</b> {stateTag(one)}
          <div className="muted">{factsOf(one)}</div>
        </div>
        {!one.is_live && (
          <Button
            variant="default"
            size="sm"
            aria-label={`Make version ${one.version} live`}
            loading={busy.goLive}
            onClick={() => onGoLive(one, all)}
          >
            Make live
          </Button>
        )}
      </li>
    );
  };
  return (
    <Card title="Versions" actions={add}>
      <p className="muted">{lead}</p>
      <QueryView query={query} errorTitle="The versions could not be loaded">
        {(versions) => <RowList>{versions.map((one) => row(one, versions))}</RowList>}
      </QueryView>
    </Card>
  );
}
