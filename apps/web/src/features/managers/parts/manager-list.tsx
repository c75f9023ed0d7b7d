import { Button, Switch } from '@mantine/core';
import { fullName } from '../../../platform/session/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import type { Manager } from '../managers.queries.ts';
import type { useManagerCommands } from '../use-manager-commands.ts';
import c from './managers.module.css';

type Props = { managers: readonly Manager[]; commands: ReturnType<typeof useManagerCommands> };

function Flags({ manager, commands }: { manager: Manager; commands: Props['commands'] }) {
  const { general_pot_access: pot, view_siblings: siblings } = manager;
  if (pot === undefined || siblings === undefined) return null;
  const seen = { general_pot_access: pot, view_siblings: siblings };
  const set = (change: Partial<typeof seen>) => void commands.setFlags(manager, { ...seen, ...change }, seen);
  return (
    <div className={c.flags} data-plain-label>
      <Switch
        label="May issue from the general pot"
        checked={pot}
        onChange={() => set({ general_pot_access: !pot })}
        aria-label={`${fullName(manager)} may issue from the general pot`}
      />
      <Switch
        label="Sees the levels of the other services"
        checked={siblings}
        onChange={() => set({ view_siblings: !siblings })}
        aria-label={`${fullName(manager)} sees the levels of the other services`}
      />
    </div>
  );
}

export function ManagerList({ managers, commands }: Props) {
  return (
    <ul className={c.list}>
      {managers.map((manager) => (
        <li key={manager.id}>
          <div className={c.who}>
            <b>{fullName(manager)}</b> {!manager.can_act && <Tag hue="amber">Cannot act yet</Tag>}
            <div className="muted">{manager.email}</div>
          </div>
          <Flags manager={manager} commands={commands} />
          <Button
            variant="default"
            size="sm"
            aria-label={`Remove ${fullName(manager)}`}
            onClick={() => void commands.remove(manager)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
