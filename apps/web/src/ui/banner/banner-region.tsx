import { UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { type BannerType, dismissBanner, holdBanner, releaseBanner, useBanner } from '../../platform/banner/index.ts';
import c from './banner-region.module.css';

const icons = { success: IconCircleCheck, error: IconAlertCircle, warning: IconAlertTriangle } as const;
const words: Record<BannerType, string> = { success: 'Done', error: 'Problem', warning: 'Warning' };

function useHoldWhileHidden(): void {
  useEffect(() => {
    const follow = () => (document.hidden ? holdBanner('hidden') : releaseBanner('hidden'));
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
}

/**
 * Banner with its two live regions. They stay in the page, so that screen readers announce new messages. The banner is at
 * the foot of the window, above everything else. It is visible at every scroll position and moves no content.
 */
export function BannerRegion() {
  const { current } = useBanner();
  useHoldWhileHidden();
  const Shown = icons[current?.type ?? 'error'];
  const banner = current && (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only stop the timer, nothing can be activated
    <div
      className={c.banner}
      data-type={current.type}
      onPointerEnter={() => holdBanner('pointer')}
      onPointerLeave={() => releaseBanner('pointer')}
      onFocus={() => holdBanner('focus')}
      onBlur={() => releaseBanner('focus')}
    >
      <Shown size={20} stroke={2} className={c.icon} aria-hidden />
      <span className={c.text}>
        <span className="visually-hidden">{words[current.type]}: </span>
        {current.message}
      </span>
      {current.action !== undefined && (
        <UnstyledButton
          className={c.dismiss}
          onClick={() => {
            current.action?.run();
            dismissBanner();
          }}
        >
          {current.action.label}
        </UnstyledButton>
      )}
      <UnstyledButton className={c.dismiss} onClick={dismissBanner}>
        Dismiss <IconX size={16} aria-hidden />
      </UnstyledButton>
    </div>
  );
  const isError = current?.type === 'error';
  return (
    <div className={c.region}>
      <div role="status">{!isError && banner}</div>
      <div role="alert">{isError && banner}</div>
    </div>
  );
}
