import '@mantine/core/styles/Switch.css';
import { Button, Switch } from '@mantine/core';
import { useArea } from '../../../../platform/area/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import type { Manager } from '../managers.queries.ts';
import type { useManagerCommands } from '../use-manager-commands.ts';
import c from './managers.module.css';

type Props = { managers: readonly Manager[]; commands: ReturnType<typeof useManagerCommands> };

type FlagsProps = { manager: Manager; commands: Props['commands']; disabled: boolean };

function Flags({ manager, commands, disabled }: FlagsProps) {
  const { general_pot_access: pot, view_siblings: siblings } = manager;
  if (pot === undefined || siblings === undefined) return null;
  const baseValues = { general_pot_access: pot, view_siblings: siblings };
  const set = (change: Partial<typeof baseValues>) =>
    void commands.setFlags(manager, { ...baseValues, ...change }, baseValues);
  return (
    <div className={c.flags} data-plain-label>
      <Switch
        label="May issue from the general pot"
        checked={pot}
        disabled={disabled}
        onChange={() => set({ general_pot_access: !pot })}
        aria-label={`${fullName(manager)} may issue from the general pot`}
      />
      <Switch
        label="Sees licence levels of other services"
        checked={siblings}
        disabled={disabled}
        onChange={() => set({ view_siblings: !siblings })}
        aria-label={`${fullName(manager)} sees licence levels of other services`}
      />
    </div>
  );
}

export function ManagerList({ managers, commands }: Props) {
  const { can } = useArea();
  const mayChange = can('managers.write');
  return (
    <ul className={c.list}>
      {managers.map((manager) => (
        <li key={manager.id}>
          <div className={c.who}>
            <b>{fullName(manager)}</b> {!manager.can_act && <Tag hue="amber">Cannot sign in yet</Tag>}
            <div className="muted">{manager.email}</div>
          </div>
          <Flags manager={manager} commands={commands} disabled={!mayChange} />
          {mayChange && (
            <Button
              variant="default"
              size="sm"
              aria-label={`Remove ${fullName(manager)}`}
              onClick={() => void commands.remove(manager)}
            >
              Remove
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
