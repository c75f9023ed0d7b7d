import { type ComponentType, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** Makes a dialogue that is loaded when it is first opened, because most visits open none. It stays mounted, so that it fades out. */
export function lazyDialogue<Props extends { opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => React.ReactNode {
  const Loaded = lazyPart(load);
  return function LazyDialogue(props) {
    const [isNeeded, setIsNeeded] = useState(props.opened);
    if (props.opened && !isNeeded) setIsNeeded(true);
    if (!isNeeded) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
