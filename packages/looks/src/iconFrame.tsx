import type { ReactNode, SVGProps } from 'react';

export interface IconProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** The frame around a set of icons: one grid, one way to draw its lines, silent beside its words. */
export const iconFrame =
  (grid: number, drawing?: SVGProps<SVGSVGElement>) =>
  ({ children, className }: IconProps) => (
    <svg viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true" className={className} {...drawing}>
      {children}
    </svg>
  );
