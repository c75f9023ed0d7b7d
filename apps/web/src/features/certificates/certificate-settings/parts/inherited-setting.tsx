import type { CertificateSettingName, SettingLevel } from '@doselore/contract/certificate-settings';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tag } from '../../../../ui/course/index.ts';
import c from './inherited-setting.module.css';

type Props = {
  name: CertificateSettingName;
  label: string;
  isOwn: boolean;
  /** Inherited value in words, and the level that it comes from. */
  inherited: string;
  from: SettingLevel;
  onChange: () => void;
  onInherit: () => void;
  /** Inputs of the own value. */
  children: ReactNode;
};

const levelWords: Readonly<Record<SettingLevel, string>> = {
  organisation: 'From the organisation',
  course: 'From the course',
  site: 'From the site',
};

/** One setting: the inherited value with its level, or inputs for an own value with a button to inherit again. */
export function InheritedSetting({ name, label, isOwn, inherited, from, onChange, onInherit, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // Effect: the pressed button is gone, so the focus moves to the element that replaces it.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const find = (selector: string) => part.current?.querySelector<HTMLElement>(selector);
    const first = isOwn ? (find('input:checked') ?? find('input')) : undefined;
    (first ?? find('button'))?.focus();
  }, [isOwn]);
  const act = (change: () => void) => () => {
    pressed.current = true;
    change();
  };
  return (
    <div ref={part} className={c.setting} data-setting={name} data-own={isOwn || undefined}>
      {isOwn ? (
        <>
          {children}
          <p className={c.back}>
            <span className="muted">
              {levelWords[from]}: {inherited}
            </span>
            <Button
              variant="default"
              size="sm"
              onClick={act(onInherit)}
              aria-label={`Use the inherited value: ${label}`}
            >
              Use the inherited value
            </Button>
          </p>
        </>
      ) : (
        <div className={c.row}>
          <div>
            <p className={c.label}>
              {label} <Tag>{levelWords[from]}</Tag>
            </p>
            <p className={c.value}>{inherited}</p>
          </div>
          <Button variant="default" size="sm" onClick={act(onChange)} aria-label={`Change: ${label}`}>
            Change
          </Button>
        </div>
      )}
    </div>
  );
}
