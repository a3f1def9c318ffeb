import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './tools/precompress.ts';

const server = process.env['NAMESAKE_DEV_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    // Inlined assets would be data: URLs, which the content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
  },
  server: { proxy: { '/api': server, '/livez': server, '/readyz': server } },
});
