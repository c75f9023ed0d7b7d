import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { loadPlaceSwitcher } from '../../features/administration/search/index.ts';
import { lazyPart } from '../../ui/lazy/index.ts';
import c from './rail.module.css';
import type { RailView } from './use-rail.ts';

const PlaceSwitcher = lazyPart(loadPlaceSwitcher);

/** Name of the place that all items of the rail belong to. A button where the person can switch to another place. */
export function RailPlace({ place }: { place: NonNullable<RailView['place']> }) {
  const [opened, setOpened] = useState(false);
  const words = (
    <>
      <span className={c.kind}>{place.kind}</span>
      <span className={c.ctxName}>{place.name}</span>
    </>
  );
  if (place.switches === undefined) return <p className={c.place}>{words}</p>;
  return (
    <>
      <UnstyledButton className={`${c.place} ${c.switch}`} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <span>{words}</span>
        <IconSelector size={18} aria-hidden />
        <span className="visually-hidden">, switch to another</span>
      </UnstyledButton>
      {opened && (
        <Suspense>
          <PlaceSwitcher kind={place.switches} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
