import type { Plugin } from 'vite';

export declare const withTokens: (css: string) => string;
export declare const designTokens: () => Plugin;
