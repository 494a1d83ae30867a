import { LIMITS } from '@fableloom/contract/limits';
import { say } from '@fableloom/contract/messages/index';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

export interface SearchFieldProps {
  /** Spoken name: "Search characters". */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  className?: string;
}

export function SearchField({ label, value, onChange, placeholder, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <TextField
      ref={input}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      label={label}
      hideLabel
      icon={<Search size={22} className="shrink-0" aria-hidden="true" />}
      value={value}
      most={LIMITS.search}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && value && clear()}
      end={value ? <Button look="icon" label={say('character.screen.clear-search')} icon={<X />} onClick={clear} /> : undefined}
      className={className}
    />
  );
}
