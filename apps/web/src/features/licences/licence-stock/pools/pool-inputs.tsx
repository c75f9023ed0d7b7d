import { TextInput } from '@mantine/core';
import { formatNumber } from '../../../../ui/formats/index.ts';
import c from '../parts/stock.module.css';
import { choiceKey, type Direction, type PoolChoice, type Typed } from './pool-shares.ts';

type Props = {
  choices: readonly PoolChoice[];
  typed: Typed;
  direction: Direction;
  onType: (key: string, text: string) => void;
};

/** An input for each pool. Empty ones leave their pool unchanged. */
export function PoolInputs({ choices, typed, direction, onType }: Props) {
  return (
    <ul className={c.pools}>
      {choices.map((choice) => {
        const key = choiceKey(choice);
        const verb = direction === 'allocate' ? 'To' : 'From';
        return (
          <li key={key}>
            <span>
              {choice.name}
              <span className="muted"> {formatNumber(choice.available)} in its pool</span>
            </span>
            <TextInput
              size="sm"
              className={c.share}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              aria-label={`${verb} ${choice.name}`}
              value={typed[key] ?? ''}
              onChange={(event) => onType(key, event.currentTarget.value)}
            />
          </li>
        );
      })}
    </ul>
  );
}
