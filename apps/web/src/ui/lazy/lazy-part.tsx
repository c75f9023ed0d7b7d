import { messages } from '@doselore/contract';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { showBanner } from '../../platform/banner/index.ts';
import { loadScript } from '../../platform/scripts/index.ts';

type Closable = { opened?: boolean; onClose?: () => void; onCancel?: () => void };
type Attempt = ComponentType<object>;

/**
 * Makes a part of a page, such as a dialogue, that is loaded when it is first shown. When its script does not load, a
 * banner says so and the dialogue closes. The page and its typed values stay. The next opening tries again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return retried(load, async (retry) => {
    showBanner({ message: messages.chunkFailed });
    retry();
    return Unloaded;
  });
}

/** Makes the main content of a page. When its script does not load, the page shows `RouteFailure`. */
export function lazyContent<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return retried(load, (retry, error) => {
    retry();
    throw error;
  });
}

type OnFailure = (retry: () => void, error: unknown) => Promise<Attempt>;

/** React remembers a failed `lazy` for ever, so that each new try needs a new one. */
function retried<Props extends object>(load: () => Promise<ComponentType<Props>>, onFailure: OnFailure) {
  const attempt = (): Attempt =>
    lazy(async () => {
      const found = loadScript(load) as Promise<unknown> as Promise<Attempt>;
      return { default: await found.catch((error: unknown) => onFailure(() => (newest = attempt()), error)) };
    });
  let newest = attempt();
  return function Lazy(props: Props) {
    const isOpen = (props as Closable).opened ?? true;
    const [wasOpen, setWasOpen] = useState(isOpen);
    const [shown, setShown] = useState({ Attempt: newest });
    if (isOpen !== wasOpen) {
      setWasOpen(isOpen);
      if (isOpen && shown.Attempt !== newest) setShown({ Attempt: newest });
    }
    return <shown.Attempt {...props} />;
  };
}

/** Closes at once, so that a caller that waits for an answer gets one. */
function Unloaded({ opened = true, onClose, onCancel }: Closable) {
  useEffect(() => {
    if (opened) (onClose ?? onCancel)?.();
  });
  return null;
}
