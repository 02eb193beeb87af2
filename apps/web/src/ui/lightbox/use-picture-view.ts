import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react'
import { closer, FIT, further, moved, swipeOf, zoomed } from './view.ts'

interface Point {
  x: number
  y: number
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spreadOf = ([one, other]: readonly Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** Fingers, mouse and wheel on one picture. A new picture lies fitted again. */
export const usePictureView = (shown: number, turn: (by: number) => void) => {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(FIT)
  const [dragged, setDragged] = useState(0)

  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 }
  }
  const frame = () => ({
    width: stage.current?.clientWidth ?? 1,
    height: stage.current?.clientHeight ?? 1,
  })
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setView((now) => zoomed(now, factor, at, frame()))

  const onDrag = useEffectEvent((by: Point) => {
    if (view.scale > 1) setView(moved(view, by, frame()))
    else setDragged((now) => now + by.x)
  })
  const onPinch = useEffectEvent((factor: number, at: Point) => zoom(factor, fromMiddle(at)))
  const onRelease = useEffectEvent(() => {
    setDragged(0)
    if (view.scale === 1) turn(swipeOf(dragged, frame().width))
  })
  const onDoubleClick = useEffectEvent((at: Point) =>
    view.scale > 1 ? setView(FIT) : zoom(2.5, fromMiddle(at)),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture, another view
  useEffect(() => setView(FIT), [shown])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const fingers = new Map<number, Point>()
    const ending = new AbortController()
    const listen = { signal: ending.signal, passive: false }
    element.addEventListener(
      'pointerdown',
      (event) => {
        element.setPointerCapture(event.pointerId)
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      listen,
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (!fingers.has(event.pointerId)) return
        const before = [...fingers.values()]
        fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
        const after = [...fingers.values()]
        const [from, to] = [middleOf(before), middleOf(after)]
        if (after.length > 1 && spreadOf(before) > 0) onPinch(spreadOf(after) / spreadOf(before), to)
        else onDrag({ x: to.x - from.x, y: to.y - from.y })
      },
      listen,
    )
    for (const end of ['pointerup', 'pointercancel'] as const)
      element.addEventListener(
        end,
        (event) => {
          fingers.delete(event.pointerId)
          if (fingers.size === 0) onRelease()
        },
        listen,
      )
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        onPinch(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY })
      },
      listen,
    )
    element.addEventListener(
      'dblclick',
      (event) => onDoubleClick({ x: event.clientX, y: event.clientY }),
      listen,
    )
    return () => ending.abort()
  }, [])

  const style: CSSProperties = {
    transform: `translate(${view.x + dragged}px, ${view.y}px) scale(${view.scale})`,
  }
  return { stage, style, isZoomed: view.scale > 1, zoomIn: () => zoom(closer), zoomOut: () => zoom(further) }
}
