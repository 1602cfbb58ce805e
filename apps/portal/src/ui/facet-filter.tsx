'use client';

import { Checkbox } from './checkbox';

type Facet = {
  readonly value: string;
  readonly label: string;
  /** How many rows have it. */
  readonly count?: number | undefined;
};

type FacetFilterProps = {
  /** What the values are of: "Category". */
  readonly label: string;
  readonly options: readonly Facet[];
  readonly value: readonly string[];
  readonly onValueChange: (value: readonly string[]) => void;
};

/** Values to filter by, each with how many rows have it. */
export function FacetFilter({ label, options, value, onValueChange }: FacetFilterProps) {
  const toggle = (option: string, isChosen: boolean) =>
    onValueChange(isChosen ? [...value, option] : value.filter((chosen) => chosen !== option));
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-xs font-medium text-ink-2">{label}</legend>
      {options.map((option) => (
        <span key={option.value} className="grid min-h-7 items-center max-sm:min-h-10">
          <Checkbox
            label={option.label}
            aside={option.count?.toLocaleString('en')}
            checked={value.includes(option.value)}
            onCheckedChange={(isChosen) => toggle(option.value, isChosen)}
          />
        </span>
      ))}
    </fieldset>
  );
}
