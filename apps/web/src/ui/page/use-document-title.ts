import { useEffect } from 'react';

/** Sets the window title: the page, its place, and the product. A place that the page already names is not repeated. */
export function useDocumentTitle(title: string, context: string | undefined): void {
  useEffect(() => {
    const isNamed = context === undefined || title.includes(context);
    document.title = `${isNamed ? title : `${title}, ${context}`} | Doselore`;
  }, [title, context]);
}

const prefix = 'Error: ';

/** Adds "Error: " to the window title while a form shows problems. */
export function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [active]);
}
