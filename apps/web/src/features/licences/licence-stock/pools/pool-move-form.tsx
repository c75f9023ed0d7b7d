import { plural } from '@doselore/contract';
import type { PoolShare } from '@doselore/contract/licence-stock';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChoiceChips } from '../../../../ui/choice/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from '../parts/stock.module.css';
import { PoolInputs } from './pool-inputs.tsx';
import { type Direction, type PoolChoice, sharesOf, type Typed } from './pool-shares.ts';

type Props = {
  pot: number;
  choices: readonly PoolChoice[];
  direction: Direction;
  onDirection: (direction: Direction) => void;
  typed: Typed;
  onType: (key: string, text: string) => void;
  onCheck: (pools: PoolShare[]) => void;
  cancelTo: string;
};

const directions: { value: Direction; label: string }[] = [
  { value: 'allocate', label: 'Pot to pools' },
  { value: 'return', label: 'Pools to pot' },
];
const searchFrom = 8;

/** Form with the number of seats for each pool, and the seats that the pot will have afterwards. */
export function PoolMoveForm(props: Props) {
  const { pot, choices, direction, typed } = props;
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { shares, total, problem } = sharesOf(choices, typed, { direction, pot });
  const shown = choices.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const then = direction === 'allocate' ? pot - total : pot + total;
  const submit = () => {
    setRefused(problem !== undefined);
    if (problem === undefined) props.onCheck(shares);
  };
  return (
    <form
      noValidate
      className={c.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChoiceChips
        label="Direction"
        options={directions}
        value={direction}
        onChange={(value) => props.onDirection(value === 'return' ? 'return' : 'allocate')}
      />
      <Card title={direction === 'allocate' ? 'Pools' : 'Pools that have some'}>
        {choices.length > searchFrom && (
          <TextInput
            type="search"
            size="sm"
            mb="sm"
            aria-label="Search pools"
            placeholder="Name of the service"
            leftSection={<IconSearch size={18} aria-hidden />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {choices.length === 0 && (
          <p className="muted">{direction === 'allocate' ? 'No open services.' : 'No pool has licences.'}</p>
        )}
        {choices.length > 0 && shown.length === 0 && <p className="muted">No pools match.</p>}
        <PoolInputs choices={shown} typed={typed} direction={direction} onType={props.onType} />
      </Card>
      <p className={c.preview} role="status">
        <span>
          <b>{formatNumber(total)}</b> {direction === 'allocate' ? 'to' : 'from'} {formatNumber(shares.length)}{' '}
          {plural(shares.length, 'pool', 'pools')}
        </span>
        <span>
          General pot: <b>{formatNumber(pot)}</b>, then <b>{formatNumber(then)}</b>
        </span>
      </p>
      {isRefused && problem !== undefined && (
        <p className={c.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={c.buttons}>
        <Button type="submit">Check your answers</Button>
        <Button variant="default" component={Link} to={props.cancelTo}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
