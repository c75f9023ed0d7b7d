import type { ComponentType } from 'react';
import { AsideSlot } from '../../ui/page/index.ts';
import { besidePages, renderAside } from '../page-aside.tsx';

/** Returns a screen of learners whose form has the explanation of its page beside it. */
export function besideForm(Screen: ComponentType): ComponentType {
  return function BesideForm() {
    return (
      <div className={besidePages}>
        <AsideSlot value={renderAside}>
          <Screen />
        </AsideSlot>
      </div>
    );
  };
}
