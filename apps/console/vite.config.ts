import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The browsers of the last two years, which have light-dark() and oklch() themselves.
    target: ['chrome130', 'edge130', 'firefox132', 'safari18'],
    // The console's policy is default-src 'self': a data: address would be refused.
    assetsInlineLimit: 0,
    // What is sent is bounded by tooling/bytes.json; this one counts before compression.
    chunkSizeWarningLimit: 1000,
  },
});
