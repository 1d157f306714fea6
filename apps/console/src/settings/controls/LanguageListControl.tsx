import type { ControlProps } from './ControlProps';
import { ListControl } from './ListControl';

export interface LanguageListControlProps extends ControlProps<Readonly<Record<string, readonly string[]>>> {
  readonly language: string;
  readonly entry: string;
  readonly add: string;
}

/** A list of the shop's own in one language; an empty one is none. */
export function LanguageListControl({
  value,
  language,
  problems,
  onChange,
  ...props
}: LanguageListControlProps) {
  const { [language]: list = [], ...others } = value;
  const own = problems.filter(({ path }) => path[0] === language);
  return (
    <ListControl
      {...props}
      value={list}
      placeholder={undefined}
      problems={own.map((problem) => ({ ...problem, path: problem.path.slice(1) }))}
      onChange={(next) =>
        onChange((next as string[]).length === 0 ? others : { ...others, [language]: next })
      }
    />
  );
}
