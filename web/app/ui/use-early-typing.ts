/**
 * What was typed into a field before the page was alive. The server sends fields as they will be, a phone on a slow line shows them at
 * once, and somebody types: React says nothing of it and would write its own value over it. Here the owner of the value is told.
 */
import { type ChangeEvent, type ChangeEventHandler, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** @param id of the field; without a value of its own the field keeps what it holds, and nothing is to be said */
export function useEarlyTyping<F extends Field>(id: string, value: unknown, onChange: ChangeEventHandler<F> | undefined): void {
  const first = useRef({ id, value, onChange });
  useEffect(() => {
    const { id: at, value: given, onChange: tell } = first.current;
    const target = document.getElementById(at) as F | null;
    if (given !== undefined && target && target.value !== String(given)) tell?.({ target, currentTarget: target } as ChangeEvent<F>);
  }, []);
}
