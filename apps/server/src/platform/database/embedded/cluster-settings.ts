export type Settings = Readonly<Record<string, string>>

/**
 * A small machine that also runs the server, and an SSD. Durability stays at PostgreSQL's defaults: what was acknowledged
 * is on disk.
 */
export const defaultSettings: Settings = {
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  maintenance_work_mem: '32MB',
  max_connections: '100',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  // Errors of a statement are the caller's to report, and their text can hold personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  log_line_prefix: '',
  log_destination: 'stderr',
  logging_collector: 'off',
}

export const asArguments = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
